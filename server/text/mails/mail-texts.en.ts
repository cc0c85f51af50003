import { message } from '../message.ts';

export const greeting = 'Hello,';
export const greetingByName = message('Hello {firstName},');
export const fact = message('{label}: {value}');

// With a link to sign in
export const loginLinkSubject = 'Your sign-in link';
export const loginLink = 'with this link you sign in to the backend. It works once and for 15 minutes:';
export const notRequested = 'If you did not request this link, you can ignore this message.';
export const invitationSubject = 'Your access to the backend';
export const invitation =
  'you have been given access to the backend. With this link you sign in and choose a password. It works once and for 72 hours:';
export const nextLinks = 'After that you can request a new link on the sign-in page at any time.';
export const logInNow = 'Sign in now';

// About a contact form
export const formTitle = 'New request';
export const formSubject = message('{subject}: request from {name}');
export const formIntro = message(
  'A request has arrived through the contact form of {shop}. Your reply to this email goes to its sender.',
);
export const noMessage = '(no message)';
export const moreFiles = 'More files:';
export const subject = 'Subject';
export const company = 'Company';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
