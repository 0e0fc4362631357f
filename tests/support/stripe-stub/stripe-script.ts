/** One field for the card's number, in a frame like the real one, and a window of the bank for cards that ask. */
export const STRIPE_SCRIPT = (base: string): string => `(() => {
  const field = (text) => {
    const label = document.createElement('label')
    label.textContent = text
    const input = document.createElement('input')
    input.inputMode = 'numeric'
    label.append(input)
    return { label, input }
  }
  const post = async (id, form) => {
    const body = new URLSearchParams(form)
    const answer = await (await fetch('${base}/v1/payment_intents/' + id + '/confirm', { method: 'POST', body })).json()
    return answer
  }
  const askBank = () =>
    new Promise((resolve) => {
      const dialog = document.createElement('dialog')
      dialog.setAttribute('aria-label', 'Bank')
      for (const [text, answer] of [['Confirm', 'approve'], ['Refuse', 'refuse']]) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = text
        button.onclick = () => { dialog.remove(); resolve(answer) }
        dialog.append(button)
      }
      document.body.append(dialog)
      dialog.showModal()
    })
  window.Stripe = (key) => {
    const elements = (options) => {
      const { label, input } = field('Stripe card number')
      const handlers = {}
      input.oninput = () => handlers.change?.({ complete: input.value.replace(/\\D/g, '').length === 16, empty: !input.value })
      return {
        number: () => input.value.replace(/\\D/g, ''),
        update: (more) => Object.assign(options, more),
        submit: async () => ({}),
        create: () => ({
          mount: (container) => { container.append(label); setTimeout(() => handlers.ready?.({}), 0) },
          destroy: () => label.remove(),
          on: (name, handler) => { handlers[name] = handler },
        }),
      }
    }
    return {
      elements,
      confirmPayment: async ({ elements, clientSecret }) => {
        const id = clientSecret.split('_secret_')[0]
        const number = elements.number()
        let intent = await post(id, { number, key, client_secret: clientSecret })
        if (intent.status === 'requires_action') intent = await post(id, { number, answer: await askBank(), key })
        if (intent.error) return { error: { ...intent.error, message: 'Stripe says: no' } }
        const failed = intent.last_payment_error
        return intent.status === 'succeeded' ? { paymentIntent: intent } : { error: { ...failed, message: 'Stripe says: no' } }
      },
    }
  }
  window.Stripe.version = 'endive'
})()
`
