import type { ReactNode } from 'react'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import type { ActionResult } from '#model/action-result.ts'

type AccountSectionProps = {
  id: string
  title: string
  lead: ReactNode
  /** The result of the section's forms; `hasFields` as in FormAlert. */
  result: ActionResult<unknown> | undefined
  hasFields?: boolean
  children: ReactNode
}

/** A section of the account page: its purpose on the left, its forms on the right. */
export function AccountSection(props: AccountSectionProps) {
  const { id, title, lead, result, hasFields, children } = props
  return (
    <section aria-labelledby={id} className="account-section">
      <div className="grid content-start gap-1.5">
        <h2 id={id} className="admin-section-title">
          {title}
        </h2>
        <p className="text-soft">{lead}</p>
      </div>
      <div className="account-work">
        <FormAlert result={result} hasFields={hasFields} />
        {children}
      </div>
    </section>
  )
}
