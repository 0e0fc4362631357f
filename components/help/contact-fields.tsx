import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormFailure, useFailure } from '@/components/auth/form-failure'
import { useIssueText } from '@/components/auth/use-issue-text'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { TextField } from '@/components/ui/forms/text-field'
import { TextareaField } from '@/components/ui/forms/textarea-field'
import { sendContactMessage } from '@/lib/browser/site/send-contact-message'
import { contactMessageSchema, MAX_CONTACT_MESSAGE } from '@/lib/domain/contact/contact-message.schema'

const EMPTY = { name: '', email: '', message: '' }

/** A message to support. What was typed stays in the form unless it was sent. */
export function ContactFields() {
  const [t, auth] = [useTranslations('contact'), useTranslations('auth')]
  const issueText = useIssueText()
  const { failure, attempt } = useFailure()
  const [isSent, setSent] = useState(false)
  const form = useForm({ resolver: zodResolver(contactMessageSchema), defaultValues: EMPTY })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async (message) => {
    setSent(false)
    if (!(await attempt(sendContactMessage(message)))) return
    setSent(true)
    form.reset(EMPTY)
  })
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <FormFailure code={failure} />
      {isSent && (
        <Alert tone="success" title={t('sent')}>
          {t('sent_text')}
        </Alert>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          required
          label={t('name')}
          autoComplete="name"
          error={errors.name && t('name_required')}
          {...form.register('name')}
        />
        <TextField
          required
          label={auth('email')}
          type="email"
          autoComplete="email"
          error={issueText('email', errors.email)}
          {...form.register('email')}
        />
      </div>
      <TextareaField
        required
        label={t('message')}
        rows={5}
        maxLength={MAX_CONTACT_MESSAGE}
        counter={`${form.watch('message').length}/${MAX_CONTACT_MESSAGE}`}
        error={errors.message && t('message_length')}
        {...form.register('message')}
      />
      <Button type="submit" loading={isSubmitting} className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  )
}
