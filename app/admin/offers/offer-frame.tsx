import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { VersionFrame } from '#app/admin/kit/version-frame.tsx'
import type { OpenedOffer } from '#server/features/offers/open-offer.ts'

/** Milliseconds after which the frame's address is asked for anew; it works for half an hour. */
const RENEWAL = 20 * 60_000

type OfferFrameProps = { offer: OpenedOffer; version: number }

/** The page of an offer as the client sees it. */
export function OfferFrame({ offer, version }: OfferFrameProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), RENEWAL)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <VersionFrame
      isPage
      version={version}
      label="Preview of the page"
      title="The page of the offer"
      src={(shown) => `${offer.preview}&version=${shown}`}
      fullWidth={1024}
    />
  )
}
