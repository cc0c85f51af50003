const problem = document.querySelector('#problem');
const show = () => {
  const text = decodeURIComponent(location.hash.slice(1));
  if (problem && text) problem.textContent = text;
};
addEventListener('hashchange', show);
show();
