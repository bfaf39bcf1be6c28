import { Form, Link } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { Empty } from '#app/admin/kit/empty.tsx'
import { Fact, Facts } from '#app/admin/kit/facts.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { postFields } from '#model/blog/post-form.ts'
import { postFieldNames } from '#model/blog/post-schema.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/history.ts'
import { Comparison } from './comparison.tsx'
import { textOf } from './post-conflict.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).blog.history({ ...readQuery(args), id: args.params.id })
}

export async function action(args: Route.ActionArgs) {
  const values = { ...(await readForm(args)), id: args.params.id }
  return respond(await adminFrom(args).blog.restore(values))
}

export const meta = () => [{ title: 'Post history' }]

/** All revisions of a post, the chosen one, and what has changed since or before. */
export default function History({ loaderData, actionData }: Route.ComponentProps) {
  const { title, version, revisions, shown, other } = loaderData
  const mayWrite = mayAct(usePerson().role, 'editor')
  useAnswerToast(actionData)
  return (
    <>
      <PageHeader title="History" intro={title} back={{ to: adminPaths.blog, name: 'Blog' }} />
      {revisions.length === 0 && <Empty>No changes yet.</Empty>}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,--spacing(90))_minmax(0,1fr)]">
        <nav aria-label="Revisions, newest first">
          <ol className="grid gap-1">
            {revisions.map(({ id, note, by, at, version }) => (
              <li key={id}>
                <Link
                  to={{ search: `?${new URLSearchParams({ revision: id })}` }}
                  preventScrollReset
                  aria-current={id === shown?.id || undefined}
                  className="grid gap-0.5 border-line border-l-2 px-3 py-2.5 hover:bg-raised aria-[current]:border-fill aria-[current]:bg-raised"
                >
                  <span className="font-semibold">
                    {version}. {note}
                  </span>
                  <span className="label text-soft">
                    {by}, <Moment at={at} />
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        {shown && (
          <section aria-label={`Revision ${shown.version}`} className="grid gap-5">
            <div className="flex flex-wrap items-center gap-2">
              <h2 className="mr-auto text-card font-semibold">Version {shown.version}</h2>
              <a href={shown.address} target="_blank" rel="noopener" className="admin-link mr-2">
                Open as a page
              </a>
              {mayWrite && shown.version !== version && (
                <Form method="post">
                  <input type="hidden" name="revision" value={shown.id} />
                  <input type="hidden" name="version" value={version} />
                  <Button size="sm" variant="outline" type="submit">
                    Restore this version
                  </Button>
                </Form>
              )}
            </div>
            {other && <Comparison shown={shown} other={other} revisions={revisions} />}
            <h3 className="border-strong-line border-t pt-5 text-section">In full</h3>
            <Facts>
              {postFields
                .filter((name) => name !== 'content' && shown.fields[name])
                .map((name) => (
                  <Fact key={name} name={postFieldNames[name]}>
                    {textOf(name, shown.fields[name])}
                  </Fact>
                ))}
            </Facts>
            <div className="max-w-[75ch] border-line border-t pt-5 whitespace-pre-wrap wrap-anywhere">
              {shown.fields.content}
            </div>
          </section>
        )}
      </div>
    </>
  )
}
