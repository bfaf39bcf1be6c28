import { Form, useSubmit } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import { useIsHere } from '#app/admin/kit/use-is-here.ts'
import { useSite } from '#app/use-site.ts'
import { type HistoryEntry, type OpenedDocument, ORIGINAL_VERSION } from '#model/content/editor.ts'
import { momentText } from '#model/moment-text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AddressForm } from './address-form.tsx'
import { CompareButton } from './compare-button.tsx'
import type { EditedDocument } from './use-document.ts'

type DocumentSideProps = {
  opened: OpenedDocument
  document: EditedDocument
  revisions: HistoryEntry[]
}

/** Sidebar: note, history, discard, revert. */
export function DocumentSide({ opened, document, revisions }: DocumentSideProps) {
  const { key, isPublished, mayChange, hasOriginal, canBeOff, isOff } = opened
  const isOnSite = (isPublished || hasOriginal) && !isOff
  const isPlanned = opened.plans.some(({ action }) => action === 'publish')
  const submit = useSubmit()
  const isHere = useIsHere()
  const change = async (intent: string) => {
    const version = await document.settle()
    if (isHere()) void submit({ intent, document: key, version }, { method: 'post' })
  }
  return (
    <aside
      aria-label="About this document"
      className="grid min-w-0 content-start gap-6 xl:sticky xl:top-24 xl:-mx-1 xl:max-h-[calc(100svh_-_--spacing(28))] xl:self-start xl:overflow-y-auto xl:px-1"
    >
      {mayChange && !opened.isEmail && (
        <TextField
          id="note"
          label="Note for the history"
          hint="Optional: why you are making this change."
          maxLength={200}
          value={document.note}
          onChange={({ target }) => document.setNote(target.value)}
        />
      )}
      {opened.mayMove && <AddressForm opened={opened} document={document} />}
      {/* All there is of a post or issue is not discarded but deleted. */}
      {mayChange && document.hasDraft && (opened.group !== null || opened.isPublished) && (
        <ConfirmButton
          label="Discard draft"
          question="Discard this draft?"
          consequence={`${opened.isEmail ? 'What was sent stays as it is.' : 'Visitors see no difference.'} You can restore the draft from the history.`}
          confirm="Discard"
          onConfirm={() => change('discard')}
        />
      )}
      <section className="grid gap-2">
        <h2 className="font-semibold">History</h2>
        {revisions.length === 0 && <p className="text-small text-soft">No changes yet.</p>}
        <ol>
          {revisions.map((revision) => (
            <Revision key={revision.id} revision={revision} opened={opened} document={document} />
          ))}
          {hasOriginal && revisions.length > 0 && (
            <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3">
              <div className="grid min-w-0 flex-1 basis-44 gap-0.5">
                <Tag tone="quiet">Original</Tag>
                <span className="text-small">It came with the site</span>
              </div>
              <CompareButton
                opened={opened}
                document={document}
                version={ORIGINAL_VERSION}
                name="the original"
              />
            </li>
          )}
        </ol>
      </section>
      {isPublished && hasOriginal && opened.mayPublish && (
        <ConfirmButton
          label="Revert to original"
          question="Revert to the original?"
          consequence={`Visitors see what came with the site, at once. Your versions stay in the history.${isPlanned ? ' What is scheduled is cancelled.' : ''}`}
          confirm="Revert"
          onConfirm={() => change('revert')}
        />
      )}
      {isOnSite && (canBeOff || !hasOriginal) && opened.mayPublish && !opened.isEmail && (
        <ConfirmButton
          label="Unpublish"
          question="Unpublish this page?"
          consequence="Its page answers “not found” at once, and menus and lists leave it out. The content stays here; you can publish it again at any time."
          confirm="Unpublish"
          onConfirm={() => change(canBeOff ? 'unpublish' : 'revert')}
        />
      )}
    </aside>
  )
}

const tones: Record<HistoryEntry['state'], Tone> = {
  live: 'good',
  published: 'quiet',
  planned: 'loud',
  draft: 'loud',
  'earlier draft': 'quiet',
  deleted: 'late',
}

const names: Record<HistoryEntry['state'], string> = {
  live: 'Live',
  published: 'Published',
  planned: 'Scheduled',
  draft: 'Draft',
  'earlier draft': 'Earlier draft',
  deleted: 'Deleted',
}

/** Of what is sent to people. */
const sentNames = { ...names, live: 'Sent', published: 'Sent before' }

type RevisionProps = Pick<DocumentSideProps, 'opened' | 'document'> & { revision: HistoryEntry }

function Revision({ revision, opened, document }: RevisionProps) {
  const { id, state, by, at, note } = revision
  const { timeZone } = useSite().site
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3">
      <div className="grid min-w-0 flex-1 basis-44 gap-0.5">
        <Tag tone={tones[state]}>{(opened.isEmail ? sentNames : names)[state]}</Tag>
        <span className="text-small">
          {by}, <Moment at={at} />
        </span>
        {note && <span className="text-small text-soft">{note}</span>}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state !== 'deleted' && (
          <CompareButton
            opened={opened}
            document={document}
            version={id}
            name={`the version by ${by}, ${momentText(at, timeZone, 'moment')}`}
          />
        )}
        {opened.mayChange && state !== 'draft' && state !== 'deleted' && (
          <Form method="post">
            <input type="hidden" name="intent" value="restore" />
            <input type="hidden" name="document" value={opened.key} />
            <input type="hidden" name="version" value={document.version} />
            <input type="hidden" name="revision" value={id} />
            <Button
              size="sm"
              variant="outline"
              type="submit"
              disabled={!document.isSaved}
              aria-disabled={document.work !== null}
              aria-label={`Restore the version by ${by}, ${momentText(at, timeZone, 'moment')}`}
            >
              Restore
            </Button>
          </Form>
        )}
      </div>
    </li>
  )
}
