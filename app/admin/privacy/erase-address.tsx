import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import type { ActionResult } from '#model/action-result.ts'
import type { FoundOnAddress } from '#server/features/privacy/find-address.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

type EraseAddressProps = {
  address: string
  found: FoundOnAddress
  answer: ActionResult | undefined
}

/** Erases all data of an address after it has been typed for confirmation. */
export function EraseAddress({ address, found, answer }: EraseAddressProps) {
  const [typed, setTyped] = useState('')
  const { state } = useNavigation()
  const { leads, mails, messages, subscriptions, mentions } = found.counts
  if (leads + mails + messages + subscriptions + mentions === 0) return null
  const errors = fieldErrors(answer)
  return (
    <Form method="post" noValidate className="grid max-w-[40rem] gap-4 border-t hairline pt-4">
      <input type="hidden" name="intent" value="erase" />
      <input type="hidden" name="address" value={address} />
      <p>
        This deletes the person’s leads with files, notes and replies, their mails about inquiries
        of others, their messages and subscription, and redacts their name in the audit log. It
        can’t be undone. Backups and systems notified by webhook keep their copies; delete those
        separately.
      </p>
      <TextField
        id="typed"
        name="typed"
        label={`To erase, type ${address}`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={errors?.typed ?? (answer && !answer.ok ? answer.message : undefined)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <Button size="sm" type="submit" variant="danger" busy={state === 'submitting'}>
          Erase all data
        </Button>
      </div>
    </Form>
  )
}
