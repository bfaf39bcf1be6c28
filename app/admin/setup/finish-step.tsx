import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { adminPaths, replaceTextPath } from '#model/admin-paths.ts'
import { blogPaths } from '#model/blog/post-paths.ts'
import { paths } from '#model/paths.ts'

type FinishStepProps = {
  /** The sample's words in texts, and how many documents have them. */
  names: { find: string; to: string; documents: number }[]
  originals: { left: number; all: number }
}

/** What still speaks of the sample, with the screens that change it. */
export function FinishStep({ names, originals }: FinishStepProps) {
  const { left, all } = originals
  return (
    <ol className="grid max-w-184 border-strong-line border-t">
      {names.map(({ find, to, documents }) => (
        <Task
          key={find}
          title={`“${find}” is in ${documents} ${documents === 1 ? 'document' : 'documents'}`}
          line={
            to
              ? `Replace it with “${to}” in all of them at once. You see each place first.`
              : 'Replace it with a place of yours, in all of them at once.'
          }
          link="Replace"
          to={replaceTextPath(find, to)}
        />
      ))}
      {left > 0 && (
        <Task
          title={`${left} of ${all} documents are still the sample’s`}
          line="Open each, and write what is true of you. The page is beside its fields."
          link="Show them"
          to={`${adminPaths.content}?only=originals`}
        />
      )}
      <Task
        title="Bring the posts of your old site"
        line="From WordPress, Ghost or Markdown files, with their pictures and addresses. You see first what will come along."
        link="Import"
        to={blogPaths.imports}
      />
      <Task
        title="Check what a site needs before visitors come"
        line="Its address, email, backups and legal texts, each with what to do."
        link="Go live"
        to={adminPaths.goLive}
      />
      <Task
        title="Look at your site"
        line="As a visitor sees it, on a phone as well."
        link="Open the home page"
        to={paths.home}
        isOutside
      />
    </ol>
  )
}

type TaskProps = { title: string; line: string; link: string; to: string; isOutside?: boolean }

function Task({ title, line, link, to, isOutside = false }: TaskProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-b py-4">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <h2 className="font-semibold">{title}</h2>
        <p className="text-small text-soft">{line}</p>
      </div>
      <ButtonLink
        size="sm"
        variant="outline"
        to={to}
        aria-label={`${link}: ${title}`}
        {...(isOutside && { reloadDocument: true })}
      >
        {link}
      </ButtonLink>
    </li>
  )
}
