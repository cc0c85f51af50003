export const title = 'Opening soon';
export const text = 'You will soon be able to order here online. Please come back in a while!';
export const imprint = 'Legal notice';
export const privacyPolicy = 'Privacy';
