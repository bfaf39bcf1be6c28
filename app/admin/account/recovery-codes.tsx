import { CopyButton } from '../ui/copy-button.tsx'

/** Shown once; each lets its owner in without the app, one time. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div className="admin-panel" data-look="important">
      <p className="max-w-[60ch] font-semibold">
        Keep these recovery codes where you keep what you must not lose, not on the same phone. They
        are shown only now; each works once.
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')}>Copy the codes</CopyButton>
    </div>
  )
}
