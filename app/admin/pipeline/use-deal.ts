import { useEffect, useRef, useState } from 'react'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useApply } from '#app/admin/kit/use-apply.ts'
import type { DealView } from '#server/features/pipeline/deal-view.ts'

type Values = Record<string, string>

/** Saves the fields of a deal when one is left or Enter is pressed in it. What cannot be saved stays as it was typed. */
export function useDeal(lead: string, deal: DealView) {
  const apply = useApply()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>()
  const sent = useRef('')
  const stored = valuesOf(deal)
  const shown = useRef(stored)
  /** As they were typed; what is stored may be written otherwise. */
  const saved = useRef<Values>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other values
  useEffect(() => {
    if (form.current) show(form.current, stored, [shown.current, saved.current])
    shown.current = stored
  }, [deal.version])

  async function send(values: Values, seen: string, before?: Values) {
    const result = await apply(
      async () => {
        const answer = await runAction('pipeline.saveDeal', { ...values, id: lead, seen })
        if (answer.ok) saved.current = values
        return answer
      },
      {
        hasFields: true,
        undo: ({ value: { isChanged, version } }) =>
          isChanged && before ? () => send(before, version) : undefined,
      },
    )
    if (!result.ok && !result.errors) sent.current = ''
    setErrors(fieldErrors(result))
  }

  function save() {
    if (!form.current) return
    const typed = typedIn(form.current, stored)
    const isSame = Object.keys(stored).every((name) => typed[name] === stored[name])
    // Enter, then leaving the field, are one change.
    const change = JSON.stringify([typed, deal.version])
    if (isSame || change === sent.current) return
    sent.current = change
    void send(typed, deal.version, stored)
  }

  return { form, errors, save }
}

/** By the names of the fields. */
function valuesOf({ amount, currency, nextStep, nextStepOn, lostReason }: DealView): Values {
  return {
    ...{ value: amount, currency },
    ...{ nextStep: nextStep ?? '', nextStepOn: nextStepOn ?? '' },
    reasonWords: lostReason ?? '',
  }
}

function typedIn(form: HTMLFormElement, stored: Values) {
  const sent = Object.fromEntries(new FormData(form)) as Values
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, sent[name]?.trim() ?? value]),
  )
}

/** Leaves the field in use alone, and what has been typed since and is still to be saved. */
function show(form: HTMLFormElement, values: Values, known: Values[]) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement) || field === document.activeElement) continue
    if (known.some((each) => each[name] === field.value.trim())) field.value = value
  }
}
