import { type RefObject, useEffect, useRef } from 'react'
import { mountTransmission } from './transmission.ts'

type Sending = { busy: boolean; isSent: boolean }

/** What is typed into a form is drawn in the wave beside it, and travels to the reader when it is sent. */
export function useTransmission(
  form: RefObject<HTMLFormElement | null>,
  { busy, isSent }: Sending,
) {
  const wave = useRef<ReturnType<typeof mountTransmission>>(undefined)
  useEffect(() => {
    if (form.current) wave.current ??= mountTransmission(form.current)
  }, [form])
  useEffect(() => {
    if (busy) wave.current?.send()
    else wave.current?.end(isSent)
  }, [busy, isSent])
}
