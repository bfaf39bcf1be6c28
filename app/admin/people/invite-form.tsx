import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { INVITATION_DAYS, roleNames, roles } from '#model/accounts.ts'
import type { AdminAnswer } from '#model/admin-answer.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { errorsOf, useEmptyForm } from '../account/use-empty-form.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { SmallButton } from '../ui/small-button.tsx'

type Handed = { email: string; link: string } | null
type InviteFormProps = {
  answer: AdminAnswer<Handed> | undefined
  origin: string | undefined
  sendsMail: boolean
}

export function InviteForm({ answer, origin, sendsMail }: InviteFormProps) {
  const form = useEmptyForm(answer)
  const errors = errorsOf(answer)
  const handed = answer?.ok ? answer.value : null
  useEffect(() => {
    if (answer && !answer.ok) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer, form])
  return (
    <section aria-labelledby="invite" className="admin-panel">
      <div className="grid gap-1">
        <h2 id="invite" className="admin-section-title">
          Invite somebody
        </h2>
        <p className="max-w-[70ch] text-soft">
          {sendsMail
            ? `They get a mail with a link that works once, for ${INVITATION_DAYS} days.`
            : `This site sends no mail yet, so you get a link to hand over. It works once, for ${INVITATION_DAYS} days.`}{' '}
          Owners may do everything, editors answer leads, write and publish, viewers only look.
        </p>
      </div>
      <Form ref={form} method="post" noValidate preventScrollReset className="invite-form">
        <input type="hidden" name="intent" value="invite" />
        <TextField
          id="invite-email"
          name="email"
          type="email"
          label="E-mail"
          autoComplete="off"
          error={errors?.email}
          required
        />
        <SelectField
          id="invite-role"
          name="role"
          label="Role"
          defaultValue="editor"
          error={errors?.role}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}
            </option>
          ))}
        </SelectField>
        <SmallButton type="submit" look="solid">
          Invite
        </SmallButton>
      </Form>
      {handed && <HandOver {...handed} link={new URL(handed.link, origin).href} />}
    </section>
  )
}

/** It takes the focus, with the sentence as its name: whoever goes on without the link has to begin again. */
function HandOver({ email, link }: NonNullable<Handed>) {
  const element = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each link anew
  useEffect(() => element.current?.querySelector('button')?.focus(), [link])
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, so no fieldset
    <div
      ref={element}
      role="group"
      aria-labelledby="hand-over"
      className="grid gap-3 border-line border-t pt-4"
    >
      <p id="hand-over">
        Hand this link to <strong>{email}</strong> over a way that only they read. It is shown only
        now; whoever has it can take the account.
      </p>
      <code className="hand-over">{link}</code>
      <div>
        <CopyButton key={link} text={link}>
          Copy the link
        </CopyButton>
      </div>
    </div>
  )
}
