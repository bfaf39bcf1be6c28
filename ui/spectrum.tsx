import { createContext, useContext } from 'react'

/** Whether hues are wavelengths: false where a theme gives services other colours. */
export const SpectrumContext = createContext(true)

/** A wavelength in nanometres, where hues are wavelengths. */
export function Nanometres({ lambda, className }: { lambda: number; className?: string }) {
  return (
    useContext(SpectrumContext) && (
      <span className={className}>
        <bdi dir="ltr">{lambda} nm</bdi>
      </span>
    )
  )
}
