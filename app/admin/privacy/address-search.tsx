import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { SmallButton, SmallLink } from '#app/admin/kit/small-button.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { adminPaths, privacyExportPath } from '#model/admin-paths.ts'
import { TextField } from '#ui/text-field.tsx'
import { EraseAddress } from './erase-address.tsx'
import { FoundFacts } from './found-facts.tsx'
import type { FoundOnAddress } from './service.ts'

type AddressSearchProps = {
  address: string
  found: FoundOnAddress | null
  fault: string | null
  erased: ActionResult | undefined
}

/** Somebody asks what is stored on them: found by their address, handed over, erased. */
export function AddressSearch({ address, found, fault, erased }: AddressSearchProps) {
  const isAnything = found && (Object.values(found.counts).some(Boolean) || found.account)
  const result = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // The search begins anew with each address, so what came of it takes the focus over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address, another answer
  useEffect(() => {
    if (fault) field.current?.focus()
    else result.current?.focus()
  }, [address, fault])
  return (
    <section aria-labelledby="person" className="grid grid-cols-1 gap-5">
      <h2 id="person" className="admin-section-title">
        One person
      </h2>
      <FormAlert answer={erased?.ok ? erased : undefined} />
      <Form role="search" action={adminPaths.privacy} className="admin-toolbar" key={address}>
        <div className="is-search">
          <TextField
            ref={field}
            id="address"
            name="address"
            type="email"
            label="E-mail address"
            defaultValue={erased?.ok ? '' : address}
            error={fault ?? undefined}
            autoComplete="off"
          />
        </div>
        <SmallButton type="submit" look="solid">
          <Search aria-hidden="true" className="size-4" />
          Find everything
        </SmallButton>
      </Form>
      {found && !isAnything && !erased?.ok && (
        <p ref={result} tabIndex={-1} className="admin-empty">
          Nothing is stored on {address}.
        </p>
      )}
      {found && isAnything && (
        <div className="admin-panel">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 ref={result} tabIndex={-1} className="font-semibold break-all outline-none">
              {address}
            </h3>
            <SmallLink
              to={`${privacyExportPath}?${new URLSearchParams({ address })}`}
              reloadDocument
            >
              Save everything as ZIP
            </SmallLink>
          </div>
          <FoundFacts found={found} />
          <EraseAddress address={address} found={found} answer={erased} />
        </div>
      )}
    </section>
  )
}
