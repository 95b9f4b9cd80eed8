import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadPart } from './part.browser.ts'

/**
 * A component whose code is fetched when it is first rendered. Until then nothing stands there; where it does not come,
 * `missing` does, with a way to try again. (React's own `lazy` never tries again.)
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  missing: (props: P, retry: () => void) => ReactNode,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined
  return function Part(props: P) {
    const [state, setState] = useState<'wanted' | 'here' | 'missing'>(Loaded ? 'here' : 'wanted')
    useEffect(() => {
      if (state !== 'wanted') return
      loadPart(load).then(
        (component) => {
          Loaded = component
          setState('here')
        },
        () => setState('missing'),
      )
    }, [state])
    if (Loaded) return <Loaded {...props} />
    return state === 'missing' ? missing(props, () => setState('wanted')) : null
  }
}
