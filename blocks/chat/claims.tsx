/** The benefits of the feature, as a list. */
export function Claims({ claims, className }: { claims: string[]; className?: string }) {
  return (
    <ul className={className}>
      {claims.map((claim) => (
        <li
          key={claim}
          className="border-t border-strong-line py-2 font-semibold max-sm:text-small sm:py-3"
        >
          {claim}
        </li>
      ))}
    </ul>
  )
}
