import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '@/components/ui/feedback/toast'
import { call, NoAnswer, Rejection } from './call'
import { useReason } from './use-reason'

/** A change that somebody presses for. */
export interface Press<State> {
  path: string
  body?: object
  /** reads what it changes */
  read: () => Promise<State>
  /** whether that is as the press wants it, by this or another tablet */
  isDone: (state: State) => boolean
}

const WAITS_MS = [500, 1000, 2000, 4000]

/**
 * Sends presses until each is answered: after a lost answer or a conflict it looks first whether the press is done, so that
 * nothing is done twice, and nobody is told a thing that did not happen.
 */
export function usePress<State>(onDone?: () => void) {
  const client = useQueryClient()
  const reasonOf = useReason()
  const [isWaiting, setWaiting] = useState(false)
  const mutation = useMutation<void, Error, Press<State>>({
    networkMode: 'always',
    mutationFn: (press) => send(press, setWaiting),
    onSettled: () => {
      setWaiting(false)
      return client.invalidateQueries()
    },
    onSuccess: onDone,
    // the button may be gone by then, since what it was for has changed
    onError: (error) => showToast(reasonOf(error), 'danger'),
  })
  return { ...mutation, isWaiting }
}

async function send<State>(press: Press<State>, setWaiting: (isWaiting: boolean) => void): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      if (tries > 0 && press.isDone(await press.read())) return
      await call('POST', press.path, press.body ?? {})
      return
    } catch (error) {
      if (error instanceof Rejection) {
        if (error.status === 409 && press.isDone(await press.read())) return
        throw error
      }
      if (!(error instanceof NoAnswer)) throw error
      setWaiting(true)
      await reconnected(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0)
    }
  }
}

/** After a while, or as soon as the browser is back in a network. */
function reconnected(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    window.addEventListener('online', done)
  })
}
