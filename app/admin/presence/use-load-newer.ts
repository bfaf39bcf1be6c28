import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

type NewestVersions = {
  /** The newest version that the server told of. */
  known: number
  /** The newest version on this screen. */
  version: number
  /** One's own change may be stored before its answer is here. */
  isBusy: boolean
}

/** Loads the screen's data again when somebody else has saved a newer version. */
export function useLoadNewer({ known, version, isBusy }: NewestVersions) {
  const { revalidate } = useRevalidator()
  const isNewer = !isBusy && known > version
  useEffect(() => {
    if (isNewer) void revalidate()
  }, [isNewer, revalidate])
}
