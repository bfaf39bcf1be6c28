import { Form, Link, useSearchParams } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { Empty } from '#app/admin/kit/empty.tsx'
import { MarkedWords } from '#app/admin/kit/marked-changes.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { Refusal } from '#app/admin/kit/refusal.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { adminPaths, documentPath, replacePath } from '#model/admin-paths.ts'
import { FIND_MAX, type FoundText, type SeenDocument } from '#model/content/replace.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/replace.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).content.findText(readQuery(args))
}

export async function action(args: Route.ActionArgs) {
  const { replaceText, publishSeveral } = adminFrom(args).content
  return respond(await dispatchIntent(await readForm(args), { replaceText, publishSeveral }))
}

export const meta = () => [{ title: 'Replace text' }]

export default function Replace({ loaderData, actionData }: Route.ComponentProps) {
  const { documents, drafts, suggestion } = loaderData
  const [query] = useSearchParams()
  const find = query.get('find') ?? ''
  const to = query.get('to') ?? ''
  useAnswerToast(actionData)
  const isSearch = find.trim() !== ''
  return (
    <>
      <PageHeader
        title="Replace text"
        intro="Finds a text on all pages, in collections, posts, settings and emails. What you replace becomes drafts, which you publish together."
        back={{ to: adminPaths.content, name: 'Content' }}
      />
      <Refusal result={actionData} />
      <Form
        key={`${find} ${to}`}
        role="search"
        className="grid max-w-184 items-end gap-5 sm:grid-cols-[1fr_1fr_auto]"
      >
        <TextField
          id="find"
          name="find"
          label="Find"
          hint="Capitals must match."
          defaultValue={find || suggestion?.find}
          maxLength={FIND_MAX}
          required
        />
        <TextField
          id="to"
          name="to"
          label="Replace with"
          hint="Leave it empty to remove the text."
          defaultValue={isSearch ? to : suggestion?.to}
          maxLength={FIND_MAX}
        />
        <Button size="sm" variant="outline">
          Show places
        </Button>
      </Form>
      <Empty role="status" className={documents.length + drafts.length > 0 ? 'sr-only' : undefined}>
        {isSearch && (documents.length > 0 || drafts.length === 0) && resultText(documents)}
      </Empty>
      {drafts.length > 0 && <Drafts {...{ drafts, find, to }} />}
      {documents.length > 0 && <Places key={`${find} ${to}`} {...{ documents, find, to }} />}
    </>
  )
}

type DraftsProps = { drafts: SeenDocument[]; find: string; to: string }

/** Publishes what was replaced. */
function Drafts({ drafts, find, to }: DraftsProps) {
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
        <Button size="sm" variant="solid" name="intent" value="publishSeveral">
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

function Places({ documents, find, to }: PlacesProps) {
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

function resultText(documents: FoundText[]) {
  const count = documents.reduce((sum, found) => sum + found.count, 0)
  if (count === 0) return 'No document has this text.'
  const texts = count === 1 ? '1 text' : `${count} texts`
  return `${texts} in ${documents.length === 1 ? '1 document' : `${documents.length} documents`}`
}
