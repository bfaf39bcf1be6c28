import { useFetcher } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { StageField } from '#app/admin/leads/lead-fields.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { LOST_REASON_MAX, NEXT_STEP_MAX } from '#model/pipeline/deal-schema.ts'
import type { DealView } from '#server/features/pipeline/deal-view.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

/** What a lead is worth, where it stands and what comes next. */
export function DealForm({ deal, isLost }: { deal: DealView; isLost: boolean }) {
  const fetcher = useFetcher<ActionResult<unknown>>()
  const { data, state } = fetcher
  useAnswerToast(data)
  const errors = fieldErrors(data)
  return (
    <fetcher.Form
      // Another version has other values.
      key={deal.version}
      method="post"
      aria-labelledby="deal"
      className="col-span-full grid gap-3 border-line border-t pt-4"
    >
      <h2 id="deal" className="text-section">
        Deal
      </h2>
      <input type="hidden" name="intent" value="deal" />
      <input type="hidden" name="seen" value={deal.version} />
      {deal.stage && <StageField id="stage" stages={deal.stages} defaultValue={deal.stage} />}
      {isLost && (
        <TextField
          id="lost-because"
          name="reasonWords"
          label="Lost because"
          defaultValue={deal.lostReason ?? ''}
          maxLength={LOST_REASON_MAX}
          error={errors?.reasonWords}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_--spacing(22)] items-start gap-2">
        <TextField
          id="value"
          name="value"
          label="Value"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={deal.amount}
          maxLength={40}
          error={errors?.value}
        />
        <TextField
          id="currency"
          name="currency"
          label="Currency"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={deal.currency}
          maxLength={3}
          error={errors?.currency}
        />
      </div>
      <TextField
        id="next-step"
        name="nextStep"
        label="Next step"
        autoComplete="off"
        defaultValue={deal.nextStep ?? ''}
        maxLength={NEXT_STEP_MAX}
        error={errors?.nextStep}
      />
      <TextField
        id="next-step-on"
        name="nextStepOn"
        type="date"
        label="To be done on"
        hint={deal.isStepOverdue ? 'This day is over.' : undefined}
        defaultValue={deal.nextStepOn ?? ''}
        error={errors?.nextStepOn}
      />
      <Button size="sm" variant="outline" type="submit" busy={state !== 'idle'}>
        Save deal
      </Button>
    </fetcher.Form>
  )
}
