import { Link } from 'react-router'
import { Panel } from '#app/admin/kit/panel.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { shownCount } from './shown-count.ts'

/** Explains what to do if no mail server is set up. */
export function OnHoldNotice({ onHold }: { onHold: number }) {
  const count =
    onHold === 1 ? '1 email is on hold and goes' : `${shownCount(onHold)} emails are on hold and go`
  return (
    <Panel role="note">
      <p className="font-semibold">
        No mail server is set up: {count} out once <code>SMTP_URL</code> is set.
      </p>
      <p className="max-w-[75ch] text-soft">
        Nothing is lost. Ask whoever runs the server to set <code>SMTP_URL</code> (such as
        smtp://user:password@host:587) and <code>SITE_URL</code> and to restart it. The{' '}
        <Link to={adminPaths.system} className="admin-link">
          System page
        </Link>{' '}
        then shows whether email works.
      </p>
    </Panel>
  )
}
