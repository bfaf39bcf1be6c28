import { useState } from 'react'
import { SessionEnded } from '#app/admin/accounts/auth/session-ended.tsx'
import { ArticleField } from '#app/admin/blog/article-field.tsx'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { KeptOffer } from '#app/admin/kit/kept-offer.tsx'
import { TitleField } from '#app/admin/kit/title-field.tsx'
import { useMediaQuery } from '#app/admin/kit/use-media-query.ts'
import { ViewSwitch } from '#app/admin/kit/view-switch.tsx'
import { missingTexts, PREHEADER_MAX } from '#model/newsletter/letter.ts'
import type { OpenedLetter } from '#server/features/newsletter/letters/open-letter.ts'
import { cn } from '#ui/cn.ts'
import { TextField } from '#ui/text-field.tsx'
import { DeleteDraft } from './delete-draft.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { DuplicateButton } from './duplicate-button.tsx'
import { EmailFrame } from './email-frame.tsx'
import { LetterBar } from './letter-bar.tsx'
import { LetterConflict } from './letter-conflict.tsx'
import { useDelivery } from './use-delivery.ts'
import { useLetterForm } from './use-letter-form.ts'
import { useSaveKey } from './use-save-key.ts'

const views = { text: 'Text', email: 'Email' }

/** The page on which a draft is written, with the email beside it. */
export function LetterEditor({ letter }: { letter: OpenedLetter }) {
  const form = useLetterForm(letter)
  const { texts, errors, change } = form
  const delivery = useDelivery({
    id: letter.id,
    version: form.currentVersion,
    save: form.saveNow,
    onErrors: form.setErrors,
  })
  const [view, setView] = useState<keyof typeof views>('text')
  const isWide = useMediaQuery('(min-width: 80rem)')
  const isLocked =
    form.kept !== null || ['send', 'schedule', 'delete'].includes(delivery.work ?? '')

  useSaveKey(() => void form.saveNow())

  async function prepare() {
    if (form.kept) {
      delivery.refuse('You have unsaved changes. Restore or discard them first.')
      return false
    }
    const missing = missingTexts(form.latestTexts())
    form.setErrors(missing)
    const [first] = Object.keys(missing)
    if (!first) return delivery.prepare()
    setView('text')
    // A field on the hidden side can have the focus only after the next rendering.
    requestAnimationFrame(() => document.getElementById(`letter-${first}`)?.focus())
    return false
  }

  return (
    <div className="grid gap-5">
      <LetterBar letter={letter} form={form} />
      {form.kept && (
        <KeptOffer offered={form.kept} onRestore={form.restoreKept} onClose={form.closeKept} />
      )}
      {form.hasConflict && <LetterConflict form={form} by={letter.by} />}
      <FormAlert result={delivery.failure} />
      <DeliveryPanel letter={letter} delivery={{ ...delivery, prepare }} />
      <ViewSwitch
        views={views}
        current={view}
        onChange={(next) => {
          setView(next)
          if (next === 'email') void form.saveNow()
        }}
      />
      <div className="grid grid-cols-1 items-start gap-x-12 xl:grid-cols-[minmax(0,1fr)_--spacing(112)] 2xl:grid-cols-[minmax(0,1fr)_--spacing(144)]">
        <div
          className={cn(
            'mx-auto grid w-full max-w-184 grid-cols-1 gap-4',
            view === 'email' && 'max-xl:hidden',
          )}
        >
          <TitleField
            id="letter-subject"
            name="subject"
            label="Subject"
            value={texts.subject}
            error={errors.subject}
            disabled={isLocked}
            onChange={(subject) => change('subject', subject)}
            next="letter-preheader"
          />
          <TextField
            id="letter-preheader"
            name="preheader"
            label="Preview text"
            hint="What inboxes show beside the subject."
            autoComplete="off"
            maxLength={PREHEADER_MAX}
            disabled={isLocked}
            error={errors.preheader}
            value={texts.preheader}
            onChange={({ target }) => change('preheader', target.value)}
          />
          <ArticleField
            id="letter-content"
            isEmail
            content={texts.content}
            revision={form.revision}
            error={errors.content}
            disabled={isLocked}
            onChange={form.changeContent}
            onOutline={ignoreOutline}
            writer={form.writer}
          />
          <div className="flex flex-wrap gap-2">
            <DuplicateButton id={letter.id} save={form.saveNow} />
            <DeleteDraft letter={letter} delivery={delivery} />
          </div>
        </div>
        {(isWide || view === 'email') && (
          <div
            className={cn(
              'h-[calc(100svh_-_--spacing(28))] min-w-0 xl:sticky xl:top-19 xl:h-[calc(100svh_-_--spacing(24))]',
              view === 'text' && 'max-xl:hidden',
            )}
          >
            <EmailFrame id={letter.id} version={form.version} />
          </div>
        )}
      </div>
      <SessionEnded
        results={[form.saveFailure, delivery.failure]}
        onSignedIn={() => void form.saveNow().then(delivery.repeat)}
      />
    </div>
  )
}

/** A letter is too short for one. */
function ignoreOutline() {}
