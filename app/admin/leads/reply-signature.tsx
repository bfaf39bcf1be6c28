import { Link } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'

/** What ends the reply. It is changed on the account page. */
export function ReplySignature({ signature }: { signature: string | null }) {
  const change = (
    <Link to={`${adminPaths.account}#signature`} className="admin-link inline">
      {signature ? 'Change it' : 'Write a signature'}
    </Link>
  )
  if (!signature) {
    return <p className="text-small text-soft">Your replies end without a signature. {change}</p>
  }
  return (
    <div className="grid gap-1 text-small text-soft">
      <p>Ends with your signature. {change}</p>
      <p className="border-line border-l-2 pl-3.5 whitespace-pre-wrap wrap-anywhere" dir="auto">
        {signature}
      </p>
    </div>
  )
}
