// Everything comes after this line: what is shared has to be agreed upon first.
void import('./start');
