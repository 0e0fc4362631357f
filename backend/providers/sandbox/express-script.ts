/**
 * The sandbox's stand-in for PayPal's script: the same `paypal.Button.render`, with a dialog to approve, decline or
 * cancel.
 */
export const EXPRESS_SCRIPT = `(() => {
  const CHOICES = [
    ['Approve the payment', 'SANDBOX-PAYER'],
    ['Decline the payment', 'DECLINED'],
    ['Cancel and go back', null],
  ]
  const makeButton = (text, look) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = text
    button.style.cssText = 'display:block;width:100%;min-height:3.25rem;border-radius:999px;font:600 1rem system-ui;cursor:pointer;' + look
    return button
  }
  const ask = () =>
    new Promise((resolve) => {
      const dialog = document.createElement('dialog')
      dialog.setAttribute('aria-label', 'Sandbox payment')
      dialog.style.cssText = 'margin:auto;padding:1.5rem;max-width:22rem;width:calc(100% - 2rem);border:0;border-radius:1rem;background:#fff;color:#111;font:1rem/1.5 system-ui'
      const note = document.createElement('p')
      note.textContent = 'This is a test provider: no money moves. Choose what should happen.'
      dialog.append(note)
      const finish = (payer) => {
        dialog.remove()
        resolve(payer)
      }
      for (const [text, payer] of CHOICES) {
        const button = makeButton(text, 'margin-top:.75rem;border:1px solid #767676;background:#fff;color:#111')
        button.onclick = () => finish(payer)
        dialog.append(button)
      }
      dialog.oncancel = () => finish(null)
      document.body.append(dialog)
      dialog.showModal()
    })
  function render(options, container) {
    const button = makeButton('PayPal', 'border:1px solid transparent;background:#ffc439;color:#111')
    let isBusy = false
    button.onclick = async () => {
      if (isBusy) return
      isBusy = true
      try {
        const paymentID = await options.payment()
        const payerID = await ask()
        await (payerID === null ? options.onCancel({ paymentID }) : options.onAuthorize({ paymentID, payerID }))
      } catch (error) {
        options.onError(error)
      } finally {
        isBusy = false
      }
    }
    container.append(button)
  }
  window.paypal = { Button: { render } }
})()
`
