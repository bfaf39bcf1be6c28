import { Link } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'
import { shownCount } from './shown-count.ts'

/** Above the mail while there is no mail server: nothing is lost, and what to do. */
export function HeldNote({ held }: { held: number }) {
  const count = held === 1 ? '1 mail is held and goes' : `${shownCount(held)} mails are held and go`
  return (
    <div className="admin-panel" role="note">
      <p className="font-semibold">
        No mail server is set: {count} out once <code>SMTP_URL</code> is set.
      </p>
      <p className="max-w-[75ch] text-soft">
        Nothing is lost meanwhile. Whoever runs the server sets <code>SMTP_URL</code> (such as
        smtp://user:password@host:587) and <code>SITE_URL</code>, then starts it again. The{' '}
        <Link to={adminPaths.system} className="admin-link">
          self-check
        </Link>{' '}
        then says whether mail arrives.
      </p>
    </div>
  )
}
