import { Link } from 'react-router'
import type { MediaUse } from '#server/features/media/use-source.ts'

/** Links to all uses of a picture. */
export function Uses({ uses }: { uses: MediaUse[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-section">Used in</h2>
      {uses.length === 0 && <p className="text-soft">Not used yet.</p>}
      <ul className="grid gap-1">
        {uses.map(({ what, href }) => (
          <li key={`${what} ${href}`}>
            <Link to={href} className="admin-link">
              {what}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
