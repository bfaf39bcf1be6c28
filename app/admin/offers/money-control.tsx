import { createContext, useContext, useState } from 'react'
import type { FieldProps } from '#app/admin/content/schema-form/field.tsx'
import { FieldFrame, useControl } from '#app/admin/content/schema-form/field-frame.tsx'
import { useFormActions } from '#app/admin/content/schema-form/form-context.ts'
import { isCurrency } from '#model/content/currencies.ts'
import { decimalAmount, readAmount } from '#model/money.ts'

/** The currency of the offer that is edited; "" while it has none. */
export const OfferCurrencyContext = createContext('')

/** An amount as people write it, stored in minor units. Invalid text is kept, and the server reports it. */
export function MoneyControl(field: FieldProps) {
  const { value, path } = field
  const given = useContext(OfferCurrencyContext)
  const currency = isCurrency(given) ? given : 'USD'
  const { change } = useFormActions()
  const control = useControl(field)
  const [typed, setTyped] = useState('')
  const read = (text: string) =>
    text.trim() === '' ? undefined : (readAmount(text, currency) ?? text)
  const stored = typeof value === 'number' ? decimalAmount(value, currency) : String(value ?? '')
  return (
    <FieldFrame {...field}>
      <span className="flex items-center gap-2">
        <input
          {...control}
          className="input min-w-0 flex-1"
          inputMode="decimal"
          value={typed !== '' && read(typed) === value ? typed : stored}
          onChange={({ target }) => {
            setTyped(target.value)
            change(path, read(target.value))
          }}
        />
        <span className="label text-soft">{currency}</span>
      </span>
    </FieldFrame>
  )
}
