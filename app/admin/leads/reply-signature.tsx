import { Link } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'

type SignatureProps = { signature: string | null }

/** What ends the reply. */
export function ReplySignature({ signature }: SignatureProps) {
  if (!signature) return null
  return (
    <div className="grid gap-1 text-small text-soft">
      <p>Ends with your signature:</p>
      <p className="border-line border-l-2 pl-3.5 whitespace-pre-wrap wrap-anywhere" dir="auto">
        {signature}
      </p>
    </div>
  )
}

/** After the buttons, so that Tab leads from the text to sending it. */
export function SignatureLink({ signature }: SignatureProps) {
  return (
    <Link to={`${adminPaths.account}#signature`} className="admin-link">
      {signature ? 'Change signature' : 'Write a signature'}
    </Link>
  )
}
