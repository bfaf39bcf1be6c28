import { Link } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'
import type { Exclusion } from '#model/insights/insights.ts'

type ExcludedProps = { excluded: Record<Exclusion, number>; views: number }

/** What is not in the figures, and how much it is. */
export function Excluded({ excluded, views: counted }: ExcludedProps) {
  const { agent, behaviour, request } = excluded
  const bots = agent + behaviour
  const share = bots > 0 ? Math.round((bots / (bots + counted)) * 100) : 0
  return (
    <section className="grid gap-2" aria-labelledby="excluded">
      <h2 id="excluded" className="text-section">
        Not counted
      </h2>
      <ul className="grid max-w-[70ch] list-disc gap-1 pl-5 text-soft">
        <li>
          {views(bots)} by bots, {share} % of all: {number(agent)} known by name,{' '}
          {number(behaviour)} by opening many pages faster than people read.
        </li>
        <li>
          {views(request)} of visitors whose browsers ask not to be tracked (Do Not Track, Global
          Privacy Control).
        </li>
        <li>Pages that members of the team open, and pages that a browser only loads ahead.</li>
        <li>
          Requests for pages that don’t exist: see{' '}
          <Link to={adminPaths.notFound} className="admin-link">
            Missing pages
          </Link>
          .
        </li>
      </ul>
    </section>
  )
}

function views(count: number) {
  return `${number(count)} page ${count === 1 ? 'view' : 'views'}`
}

function number(count: number) {
  return count.toLocaleString('en-US')
}
