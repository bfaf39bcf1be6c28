import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { Empty } from '#app/admin/kit/empty.tsx'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { adminPaths, privacyExportPath } from '#model/admin-paths.ts'
import type { FoundOnAddress } from '#server/features/privacy/find-address.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { EraseAddress } from './erase-address.tsx'
import { FoundFacts } from './found-facts.tsx'

type AddressSearchProps = {
  address: string
  found: FoundOnAddress | null
  error: string | null
  erased: ActionResult | undefined
}

/** Finds, exports and erases the data of a person by email address. */
export function AddressSearch({ address, found, error, erased }: AddressSearchProps) {
  const hasData = found && (Object.values(found.counts).some(Boolean) || found.account)
  const result = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // The key resets the search for each address, so move the focus to the result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useEffect(() => {
    if (error) field.current?.focus()
    else result.current?.focus()
  }, [address, error])
  return (
    <section aria-labelledby="person" className="grid grid-cols-1 gap-5">
      <h2 id="person" className="text-section">
        One person
      </h2>
      <FormAlert result={erased?.ok ? erased : undefined} />
      <Form
        role="search"
        action={adminPaths.privacy}
        className="flex flex-wrap items-end gap-3"
        key={address}
      >
        <div className="max-w-120 flex-[1_1_16rem]">
          <TextField
            ref={field}
            id="address"
            name="address"
            type="email"
            label="Email address"
            defaultValue={erased?.ok ? '' : address}
            error={error ?? undefined}
            autoComplete="off"
          />
        </div>
        <Button size="sm" type="submit">
          <Search aria-hidden="true" className="size-4" />
          Search
        </Button>
      </Form>
      {found && !hasData && !erased?.ok && (
        <Empty ref={result} tabIndex={-1}>
          No data is stored for {address}.
        </Empty>
      )}
      {found && hasData && (
        <Panel>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 ref={result} tabIndex={-1} className="font-semibold break-all outline-none">
              {address}
            </h3>
            <ButtonLink
              size="sm"
              variant="outline"
              to={`${privacyExportPath}?${new URLSearchParams({ address })}`}
              reloadDocument
            >
              Export as ZIP
            </ButtonLink>
          </div>
          <FoundFacts found={found} />
          <EraseAddress address={address} found={found} answer={erased} />
        </Panel>
      )}
    </section>
  )
}
