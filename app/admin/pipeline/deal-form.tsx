import { Form } from 'react-router'
import { ChoiceField } from '#app/admin/kit/choice-field.tsx'
import { DateField } from '#app/admin/kit/date-field.tsx'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useChoice } from '#app/admin/kit/use-choice.ts'
import { StageField } from '#app/admin/leads/lead-fields.tsx'
import { LOST_REASON_MAX, NEXT_STEP_MAX } from '#model/pipeline/deal-schema.ts'
import type { DealView } from '#server/features/pipeline/deal-view.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDeal } from './use-deal.ts'

type DealFormProps = { lead: string; deal: DealView; isLost: boolean }

/** What a lead is worth, where it stands and what comes next. */
export function DealForm({ lead, deal, isLost }: DealFormProps) {
  const { form, errors, save } = useDeal(lead, deal)
  return (
    <Form
      ref={form}
      method="post"
      aria-labelledby="deal"
      className="mt-1 grid gap-3 border-line border-t pt-4"
      onBlur={({ target }) => target instanceof HTMLInputElement && save()}
      // Enter sends no form that has several fields and no button.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        save()
      }}
    >
      <h2 id="deal" className="text-section">
        Deal
      </h2>
      <input type="hidden" name="intent" value="deal" />
      <input type="hidden" name="seen" value={deal.version} />
      {deal.stage && <StageChoice lead={lead} stage={deal.stage} stages={deal.stages} />}
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
      <div className="grid grid-cols-[minmax(0,1fr)_--spacing(16)] items-start gap-2 [&>:last-child]:block! [&>:last-child>label]:sr-only">
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
          aria-label="Currency"
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
      <DateField
        id="next-step-on"
        name="nextStepOn"
        label="To be done on"
        hint={deal.isStepOverdue ? 'This day is over.' : undefined}
        defaultValue={deal.nextStepOn ?? ''}
        error={errors?.nextStepOn}
        onDay={save}
      />
      <noscript>
        <Button size="sm" variant="outline" type="submit">
          Save deal
        </Button>
      </noscript>
    </Form>
  )
}

type StageChoiceProps = { lead: string; stage: string; stages: DealView['stages'] }

function StageChoice({ lead, stage, stages }: StageChoiceProps) {
  const [shown, choose] = useChoice(stage, (to, seen) =>
    runAction('pipeline.setStage', { id: lead, stage: to, seen }),
  )
  return (
    <ChoiceField
      id="stage"
      label="Stage"
      shortcut="S"
      value={shown}
      options={stages}
      onChoose={choose}
    >
      <StageField id="plain-stage" stages={stages} defaultValue={stage} />
    </ChoiceField>
  )
}
