import { Form, useSearchParams } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { Empty } from '#app/admin/kit/empty.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Refusal } from '#app/admin/kit/refusal.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { FIND_MAX } from '#model/content/replace.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/replace.ts'
import { Drafts, Places, resultText } from './replaced-texts.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).content.findText(readQuery(args))
}

export async function action(args: Route.ActionArgs) {
  const { replaceText, publishTexts } = adminFrom(args).content
  return respond(await dispatchIntent(await readForm(args), { replaceText, publishTexts }))
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
