/** Loaded into a service before all else: its clock begins at the instant `CLOCK_AT` and goes on from there. */
const ahead = Date.parse(process.env.CLOCK_AT ?? '') - Date.now()
const realNow = Date.now
const now = () => realNow() + ahead

globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) => Reflect.construct(real, given.length > 0 ? given : [now()], made),
  get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
})

export {}
