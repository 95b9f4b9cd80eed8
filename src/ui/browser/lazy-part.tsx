import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadPart, PartMissing } from './part.browser.ts'

/**
 * A component whose code is fetched when it is first rendered. Until then nothing stands there; where it does not come,
 * `missing` does, with a way to try again and whether it is our side that failed. (React's own `lazy` never tries again.)
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  missing: (props: P, retry: () => void, isDown: boolean) => ReactNode,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined
  return function Part(props: P) {
    const [state, setState] = useState<'wanted' | 'here' | 'missing' | 'down'>(Loaded ? 'here' : 'wanted')
    useEffect(() => {
      if (state !== 'wanted') return
      loadPart(load).then(
        (component) => {
          Loaded = component
          setState('here')
        },
        (failure) => setState(failure instanceof PartMissing && failure.isDown ? 'down' : 'missing'),
      )
    }, [state])
    if (Loaded) return <Loaded {...props} />
    if (state === 'wanted' || state === 'here') return null
    return missing(props, () => setState('wanted'), state === 'down')
  }
}
