import { Fact, Facts } from '#app/admin/kit/facts.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { type Losses, type LossName, lossNames } from '#model/import/import.ts'
import type { ShownImport } from '#server/features/import/show-import.ts'

type ImportFactsProps = { shown: ShownImport; facts: NonNullable<ShownImport['facts']> }

/** Names of a list that are written out. */
const NAMES_MAX = 8

/** What an export has in it, and what of the old site will not come along. */
export function ImportFacts({ shown, facts }: ImportFactsProps) {
  const { posts, published, scheduled, drafts, pages, pictures, oldAddresses } = facts
  const losses = lossesOf(facts.losses)
  return (
    <section aria-labelledby="facts" className="grid gap-6">
      <SectionHeading id="facts" title="In this file" />
      <Facts>
        <Fact name="Posts">
          {number(posts)}
          {posts > 0 &&
            `: ${[
              `${number(published)} published`,
              scheduled > 0 && `${number(scheduled)} scheduled`,
              drafts > 0 && `${number(drafts)} ${drafts === 1 ? 'draft' : 'drafts'}`,
            ]
              .filter(Boolean)
              .join(', ')}`}
        </Fact>
        {pages > 0 && (
          <Fact name="Pages">{`${number(pages)}, which become drafts of articles`}</Fact>
        )}
        {shown.here > 0 && (
          <Fact name="Here already">{`${number(shown.here)}, which are left as they are`}</Fact>
        )}
        {facts.from && facts.to && (
          <Fact name="Published">
            <Moment at={`${facts.from}T12:00:00Z`} style="day" /> to{' '}
            <Moment at={`${facts.to}T12:00:00Z`} style="day" />
          </Fact>
        )}
        {facts.address && <Fact name="Old site">{facts.address}</Fact>}
        <Fact name="Authors">{namesOf(facts.authors) || 'None named'}</Fact>
        <Fact name="Categories">
          {namesOf(
            facts.categories.map(({ name, posts: count }) => `${name} (${number(count)})`),
          ) || 'None'}
        </Fact>
        <Fact name="Tags">{number(facts.tags)}</Fact>
        <Fact name="Pictures">{number(pictures)}</Fact>
        <Fact name="Old addresses">
          {oldAddresses > 0
            ? `${number(oldAddresses)}, which lead to the posts here once your domain does`
            : 'None named'}
        </Fact>
        <Fact name="First posts">{shown.titles.join('\n')}</Fact>
      </Facts>
      <div className="grid gap-2">
        <h3 className="font-semibold">What will not come along</h3>
        {losses.length > 0 ? (
          <ul className="grid gap-1 text-soft">
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        ) : (
          <p className="text-soft">Nothing: everything in this file has a place here.</p>
        )}
      </div>
    </section>
  )
}

function lossesOf(losses: Losses) {
  return (Object.entries(losses) as [LossName, number][]).map(([name, count]) => {
    const [one, many] = lossNames[name]
    return `${number(count)} ${count === 1 ? one : many}`
  })
}

function namesOf(names: string[]) {
  const rest = names.length - NAMES_MAX
  const shown = names.slice(0, NAMES_MAX).join(', ')
  return rest > 0 ? `${shown} and ${number(rest)} more` : shown
}

function number(count: number) {
  return count.toLocaleString('en-US')
}
