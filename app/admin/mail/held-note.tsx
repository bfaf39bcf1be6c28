import { Link } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'
import { shownCount } from './shown-count.ts'

/** Above the mail while there is no mail server: nothing is lost, and what to do. */
export function HeldNote({ held }: { held: number }) {
  const count =
    held === 1 ? '1 email is on hold and goes' : `${shownCount(held)} emails are on hold and go`
  return (
    <div className="admin-panel" role="note">
      <p className="font-semibold">
        No mail server is set up: {count} out once <code>SMTP_URL</code> is set.
      </p>
      <p className="max-w-[75ch] text-soft">
        Nothing is lost. Ask whoever runs the server to set <code>SMTP_URL</code> (such as
        smtp://user:password@host:587) and <code>SITE_URL</code>, then starts it again. The{' '}
        <Link to={adminPaths.system} className="admin-link">
          System page
        </Link>{' '}
        then shows whether email works.
      </p>
    </div>
  )
}
