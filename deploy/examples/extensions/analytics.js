// Tells a script what docs/EXTENDING.md lists, in the form of that script, here Matomo's. It runs after consent only.

export default function tell(message) {
  const queue = (globalThis['_paq'] ??= [])
  if (message.event === 'consent') queue.push([message.audience ? 'rememberConsentGiven' : 'forgetConsentGiven'])
  else queue.push(['setCustomUrl', message.page_location], ['trackPageView', message.page_title])
}
