import { Form, Link } from 'react-router'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { MarkedWords } from '#app/admin/kit/marked-changes.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { documentPath, replacePath } from '#model/admin-paths.ts'
import type { FoundText, SeenDocument } from '#model/content/replace.ts'
import { Button } from '#ui/button.tsx'

type DraftsProps = { drafts: SeenDocument[]; find: string; to: string }

/** Publishes what was replaced. */
export function Drafts({ drafts, find, to }: DraftsProps) {
  return (
    <Panel>
      <p>
        {drafts.length === 1 ? '1 draft has' : `${drafts.length} drafts have`} “{to}” in it.
        Visitors see it once you publish.
      </p>
      <Form method="post" action={addressOf(find, to)}>
        {drafts.map(({ document, version }) => (
          <input key={document} type="hidden" name="entry" value={`${version} ${document}`} />
        ))}
        <Button size="sm" variant="solid" name="intent" value="publishTexts">
          {drafts.length === 1 ? 'Publish it' : 'Publish them'}
        </Button>
      </Form>
    </Panel>
  )
}

function addressOf(find: string, to: string) {
  return `${replacePath}?${new URLSearchParams({ find, to })}`
}

type PlacesProps = { documents: FoundText[]; find: string; to: string }

export function Places({ documents, find, to }: PlacesProps) {
  return (
    <Form method="post" action={addressOf(find, to)} className="grid gap-5">
      <input type="hidden" name="find" value={find} />
      <input type="hidden" name="to" value={to} />
      <div className="flex flex-wrap items-center gap-5">
        <Button size="sm" variant="solid" name="intent" value="replaceText">
          Replace in selected documents
        </Button>
        <p className="font-semibold">{resultText(documents)}</p>
      </div>
      <ul className="grid gap-4">
        {documents.map((found) => (
          <li key={found.document}>
            <Found {...found} />
          </li>
        ))}
      </ul>
    </Form>
  )
}

function Found({ document, version, title, count, texts }: FoundText) {
  const rest = count - texts.length
  return (
    <Panel className="gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <CheckField
          name="entry"
          value={`${version} ${document}`}
          defaultChecked
          className="font-semibold"
        >
          {title}
        </CheckField>
        <Link to={documentPath(document)} className="admin-link">
          Open<span className="sr-only"> {title}</span>
        </Link>
      </div>
      <ul className="grid gap-2 text-small">
        {texts.map(({ place, before, after }) => (
          <li key={place} className="grid gap-x-5 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            <span className="text-soft wrap-anywhere">{place}</span>
            <span className="wrap-anywhere">
              <MarkedWords before={before} after={after} />
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="text-small text-soft">
          {rest === 1 ? 'And 1 more text.' : `And ${rest} more texts.`}
        </p>
      )}
    </Panel>
  )
}

/** "75 texts in 47 documents" */
export function resultText(documents: FoundText[]) {
  const count = documents.reduce((sum, found) => sum + found.count, 0)
  if (count === 0) return 'No document has this text.'
  const texts = count === 1 ? '1 text' : `${count} texts`
  return `${texts} in ${documents.length === 1 ? '1 document' : `${documents.length} documents`}`
}
