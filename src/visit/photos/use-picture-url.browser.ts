import { useEffect, useState } from 'react'

/** An address for a picture that lies on this device, for as long as it is shown; undefined until there is one. */
export function usePictureUrl(picture: Blob | null): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return picture ? url : undefined
}
