import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { SIGNATURE_MAX } from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { AccountForm, AccountSection } from './account-section.tsx'

type SignatureFormProps = { signature: string | null; result: ActionResult<unknown> | undefined }

/** What ends one's replies to leads. */
export function SignatureForm({ signature, result }: SignatureFormProps) {
  return (
    <AccountSection
      id="signature"
      title="Signature"
      result={result}
      intro="Ends every reply to a lead that you write, also those that are planned."
    >
      <AccountForm>
        <input type="hidden" name="intent" value="saveSignature" />
        <TextArea
          id="signature-text"
          name="signature"
          label="Signature"
          hint="Plain text. Empty for none."
          rows={4}
          maxLength={SIGNATURE_MAX}
          defaultValue={signature ?? ''}
          error={fieldErrors(result)?.signature}
        />
        <Button size="sm" variant="outline" type="submit">
          Save signature
        </Button>
      </AccountForm>
    </AccountSection>
  )
}
