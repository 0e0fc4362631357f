export const PAYPAL_SCRIPT = (base: string): string => `(() => {
  const CHOICES = [['Pay with PayPal', 'rich'], ['Pay with an empty account', 'poor'], ['Cancel and return', null]]
  const make = (text, onclick) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = text
    button.onclick = onclick
    return button
  }
  const ask = () =>
    new Promise((resolve) => {
      const dialog = document.createElement('dialog')
      dialog.setAttribute('aria-label', 'PayPal')
      for (const [text, choice] of CHOICES) dialog.append(make(text, () => { dialog.remove(); resolve(choice) }))
      document.body.append(dialog)
      dialog.showModal()
    })
  const Buttons = ({ createOrder, onApprove, onCancel, onError }) => ({
    render: async (container) => {
      container.append(make('PayPal', async () => {
        try {
          const orderID = await createOrder()
          const choice = await ask()
          if (!choice) return await onCancel({ orderID })
          await fetch('${base}/approve/' + orderID + '/' + choice, { method: 'POST' })
          await onApprove({ orderID, payerID: 'PAYER1' })
        } catch (error) { onError(error) }
      }))
    },
  })
  window.paypal = { Buttons }
})()
`
