import { UserRound } from 'lucide-react'
import Image from 'next/image'
import { useState } from 'react'
import { type Customer, initialsOf } from '@/lib/domain/account/customer'

const PX = 80

/** Decorative, since the name is beside it; the initials when the picture fails to load too. */
export function Avatar({ customer }: { customer: Customer }) {
  const [failed, setFailed] = useState('')
  const initials = initialsOf(customer)
  const { picture } = customer
  return (
    <span
      data-testid="avatar"
      className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft text-2xl font-bold text-accent-ink"
    >
      {picture && picture !== failed ? (
        <Image
          src={picture}
          alt=""
          width={PX}
          height={PX}
          unoptimized
          onError={() => setFailed(picture)}
          className="size-full object-cover"
        />
      ) : initials ? (
        <span aria-hidden>{initials}</span>
      ) : (
        <UserRound aria-hidden className="size-9" />
      )}
    </span>
  )
}
