import type { FocusEvent, ReactNode } from 'react'
import { TitleField } from '#app/admin/kit/title-field.tsx'
import { PeopleAt } from '#app/admin/presence/people-at.tsx'
import { ArticleField } from '#app/admin/rich-text/article-field.tsx'
import { PREHEADER_MAX } from '#model/newsletter/issue.ts'
import type { IssueTexts } from '#model/newsletter/issue-schemas.ts'
import { cn } from '#ui/cn.ts'
import { TextField } from '#ui/text-field.tsx'
import { textNames } from './issue-texts.ts'
import type { IssueForm } from './use-issue-form.ts'

type IssueFieldsProps = {
  form: IssueForm
  disabled: boolean
  /** Called with the field that this person is in. */
  onPlace: (name: string) => void
  className: string | false
  /** Below the fields. */
  children: ReactNode
}

/** The texts of a draft. */
export function IssueFields({ form, disabled, onPlace, className, children }: IssueFieldsProps) {
  const { texts, errors, change } = form
  function watchFocus({ target }: FocusEvent) {
    const name = target.closest('[id^="issue-"]')?.id.slice('issue-'.length) ?? ''
    if (name in textNames) onPlace(name)
  }
  return (
    <section
      aria-label="Fields"
      className={cn('mx-auto grid w-full max-w-184 grid-cols-1 gap-4', className)}
      onFocus={watchFocus}
    >
      <TitleField
        id="issue-subject"
        name="subject"
        label="Subject"
        value={texts.subject}
        error={errors.subject}
        disabled={disabled}
        onChange={(subject) => change('subject', subject)}
        next="issue-preheader"
      >
        <OthersBeside field="subject" />
      </TitleField>
      <div className="relative">
        <OthersBeside field="preheader" />
        <TextField
          id="issue-preheader"
          name="preheader"
          label="Preview text"
          hint="What inboxes show beside the subject."
          autoComplete="off"
          maxLength={PREHEADER_MAX}
          disabled={disabled}
          error={errors.preheader}
          value={texts.preheader}
          onChange={({ target }) => change('preheader', target.value)}
        />
      </div>
      <ArticleField
        id="issue-content"
        isEmail
        content={texts.content}
        revision={form.revision}
        error={errors.content}
        disabled={disabled}
        onChange={form.changeContent}
        onOutline={ignoreOutline}
        writer={form.writer}
      />
      {children}
    </section>
  )
}

/** Who else is in a field, at its upper right corner, so that nothing moves when somebody arrives. */
function OthersBeside({ field }: { field: keyof IssueTexts }) {
  return (
    <span className="absolute -top-1.5 right-0">
      <PeopleAt path={field} />
    </span>
  )
}

/** An issue is too short for one. */
function ignoreOutline() {}
