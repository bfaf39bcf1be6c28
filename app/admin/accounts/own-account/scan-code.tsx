import type { SecondFactorSetUp } from '#server/features/accounts/second-factor.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AccountForm } from './account-section.tsx'

type ScanCodeProps = { setUp: SecondFactorSetUp; error: string | undefined }

/** The secret for an authenticator app as a QR code and as text, and a field for the first code. */
export function ScanCode({ setUp: { secret, qr }, error }: ScanCodeProps) {
  return (
    <AccountForm>
      <input type="hidden" name="intent" value="confirmSecondFactor" />
      <p>Scan this with an authenticator app, or enter the key below.</p>
      {/* Dark on light in every color scheme: some cameras cannot read inverted QR codes. */}
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="QR code containing the key shown below"
        shapeRendering="crispEdges"
        className="size-52 bg-[#fff] fill-[#000]"
      >
        <path d={qr.path} />
      </svg>
      <p className="grid gap-0.5">
        <span className="text-soft">Key</span>
        <code className="select-all font-mono">{secret}</code>
      </p>
      <TextField
        id="first-code"
        name="code"
        label="Six-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error}
        autoFocus
        required
      />
      <Button size="sm" type="submit">
        Turn on
      </Button>
    </AccountForm>
  )
}
