import { useState } from 'react'
import { SessionEnded } from '#app/admin/accounts/auth/session-ended.tsx'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { KeptOffer } from '#app/admin/kit/kept-offer.tsx'
import { useEditorKeys } from '#app/admin/kit/use-editor-keys.ts'
import { useMediaQuery } from '#app/admin/kit/use-media-query.ts'
import { ViewSwitch } from '#app/admin/kit/view-switch.tsx'
import { OthersContext } from '#app/admin/presence/others.ts'
import { PeopleList } from '#app/admin/presence/people-list.tsx'
import { useLoadNewer } from '#app/admin/presence/use-load-newer.ts'
import type { Presence } from '#app/admin/presence/use-presence.ts'
import { missingTexts } from '#model/newsletter/issue.ts'
import type { IssueTexts } from '#model/newsletter/issue-schemas.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import { cn } from '#ui/cn.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { DuplicateButton } from './duplicate-button.tsx'
import { EmailFrame } from './email-frame.tsx'
import { IssueBar } from './issue-bar.tsx'
import { IssueConflict } from './issue-conflict.tsx'
import { IssueFields } from './issue-fields.tsx'
import { textNames } from './issue-texts.ts'
import { useDelivery } from './use-delivery.ts'
import { useIssueForm } from './use-issue-form.ts'

const views = { text: 'Text', email: 'Email' }

type IssueEditorProps = { issue: OpenedIssue; presence: Presence }

/** The page on which a draft is written, with the email beside it. */
export function IssueEditor({ issue, presence }: IssueEditorProps) {
  const form = useIssueForm(issue)
  const delivery = useDelivery({
    id: issue.id,
    version: form.currentVersion,
    save: form.saveNow,
    onErrors: form.setErrors,
  })
  const [view, setView] = useState<keyof typeof views>('text')
  const isWide = useMediaQuery('(min-width: 80rem)')
  const isLocked =
    form.kept !== null || ['send', 'schedule', 'delete'].includes(delivery.work ?? '')

  useEditorKeys({ onSave: () => void form.saveNow() })
  useLoadNewer({
    known: presence.version,
    version: Math.max(form.version, issue.version),
    isBusy: form.isSaving || delivery.work !== null,
  })
  const [place, setPlace] = useState('')
  function goTo(name: string) {
    setView('text')
    // A field on the hidden side can have the focus only after the next rendering.
    requestAnimationFrame(() => document.getElementById(`issue-${name}`)?.focus())
  }

  async function prepare() {
    if (form.kept) {
      delivery.refuse('You have unsaved changes. Restore or discard them first.')
      return false
    }
    const missing = missingTexts(form.latestTexts())
    form.setErrors(missing)
    const [first] = Object.keys(missing)
    if (!first) return delivery.prepare()
    goTo(first)
    return false
  }

  return (
    <OthersContext value={presence.others}>
      <div className="grid gap-5">
        <IssueBar issue={issue} form={form}>
          <PeopleList
            isCompact
            others={presence.others}
            place={place}
            nameOf={nameOf}
            onGoTo={goTo}
          />
        </IssueBar>
        {form.kept && (
          <KeptOffer offered={form.kept} onRestore={form.restoreKept} onClose={form.closeKept} />
        )}
        {form.hasConflict && <IssueConflict form={form} by={issue.by} />}
        <FormAlert result={delivery.failure} />
        <DeliveryPanel issue={issue} delivery={{ ...delivery, prepare }} />
        <ViewSwitch
          views={views}
          current={view}
          onChange={(next) => {
            setView(next)
            if (next === 'email') void form.saveNow()
          }}
        />
        <div className="grid grid-cols-1 items-start gap-x-12 xl:grid-cols-[minmax(0,1fr)_--spacing(112)] 2xl:grid-cols-[minmax(0,1fr)_--spacing(144)]">
          <IssueFields
            form={form}
            disabled={isLocked}
            onPlace={(name) => {
              setPlace(name)
              presence.moveTo(name)
            }}
            className={view === 'email' && 'max-xl:hidden'}
          >
            <div className="flex flex-wrap gap-2">
              <DuplicateButton id={issue.id} save={form.saveNow} />
              <DeleteDraft issue={issue} delivery={delivery} />
            </div>
          </IssueFields>
          {(isWide || view === 'email') && (
            <div
              className={cn(
                'h-[calc(100svh_-_--spacing(28))] min-w-0 xl:sticky xl:top-19 xl:h-[calc(100svh_-_--spacing(24))]',
                view === 'text' && 'max-xl:hidden',
              )}
            >
              <EmailFrame id={issue.id} version={form.version} />
            </div>
          )}
        </div>
        <SessionEnded
          results={[form.saveFailure, delivery.failure]}
          onSignedIn={() => void form.saveNow().then(delivery.repeat)}
        />
      </div>
    </OthersContext>
  )
}

function nameOf(place: string) {
  return textNames[place as keyof IssueTexts] ?? ''
}
