import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

type NewerLetter = {
  /** The newest version that the server told of. */
  known: number
  /** The newest version on this screen. */
  version: number
  /** One's own change may be stored before its answer is here. */
  isBusy: boolean
}

/** Loads the letter again when somebody else has changed it. */
export function useNewerLetter({ known, version, isBusy }: NewerLetter) {
  const { revalidate } = useRevalidator()
  const isNewer = !isBusy && known > version
  useEffect(() => {
    if (isNewer) void revalidate()
  }, [isNewer, revalidate])
}
