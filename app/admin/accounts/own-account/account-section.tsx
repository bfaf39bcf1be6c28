import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import type { ActionResult } from '#model/action-result.ts'

type AccountSectionProps = {
  id: string
  title: string
  intro: ReactNode
  /** The result of the section's forms; `hasFields` as in FormAlert. */
  result: ActionResult<unknown> | undefined
  hasFields?: boolean
  children: ReactNode
}

/** A section of the account page: its purpose on the left, its forms on the right. */
export function AccountSection(props: AccountSectionProps) {
  const { id, title, intro, result, hasFields, children } = props
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t border-line pt-6 lg:grid-cols-[--spacing(72)_minmax(0,1fr)]"
    >
      <SectionHeading id={id} title={title} intro={intro} />
      <div className="grid content-start gap-4">
        <FormAlert result={result} hasFields={hasFields} />
        {children}
      </div>
    </section>
  )
}

/** A narrow form that keeps the scroll position when submitted. */
export function AccountForm(props: ComponentProps<typeof Form>) {
  return (
    <Form
      {...props}
      method="post"
      noValidate
      preventScrollReset
      className="grid max-w-104 content-start gap-4"
    />
  )
}
