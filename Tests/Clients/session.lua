
-- The steps of a user in Neovim. Each function performs one step, and prints what the user sees.

local function say(text) io.stdout:write(text .. '\n') end

local function wait(what, condition)
  if not vim.wait(60000, condition, 10) then
    io.stderr:write('timed out while waiting for ' .. what .. '\n')
    vim.cmd.cquit()
  end
end

local function request(method, params)
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/' .. method, params, 60000)
  for _, answer in pairs(answers or {}) do return answer.result end
end

local function client() return vim.lsp.get_clients({ bufnr = 0 })[1] end

local function position() return vim.lsp.util.make_position_params(0, client().offset_encoding) end

--- Moves the cursor to a text in a line.
local function go(line, text)
  local column = vim.fn.getline(line):find(text, 1, true)
  vim.api.nvim_win_set_cursor(0, { line, column - 1 })
end

local function open(path)
  vim.cmd.edit(path)
  wait('the server', function() return client() ~= nil and client().initialized end)
end

local function show(...)
  for _, line in ipairs({ ... }) do say(line .. ': ' .. vim.fn.getline(line)) end
end

local function diagnostics(count)
  wait(count .. ' diagnostics', function() return #vim.diagnostic.get(0) == count end)
  for _, found in ipairs(vim.diagnostic.get(0)) do
    say((found.lnum + 1) .. ':' .. (found.col + 1) .. ' ' .. found.message)
  end
  if count == 0 then say('no diagnostics') end
end

--- Applies the code action with a title at a text, and prints the line.
local function act(line, text, title)
  go(line, text)
  vim.lsp.buf.code_action({
    filter = function(action) return action.title == title end,
    apply = true,
  })
  local before = vim.fn.getline(line)
  wait('the action', function() return vim.fn.getline(line) ~= before end)
  show(line)
end

local function hints(count)
  wait(count .. ' hints', function() return #vim.lsp.inlay_hint.get({ bufnr = 0 }) == count end)
  for _, found in ipairs(vim.lsp.inlay_hint.get({ bufnr = 0 })) do
    local hint = found.inlay_hint
    say((hint.position.line + 1) .. ': ' .. hint.label)
  end
end

local function hover(line, text)
  go(line, text)
  say((request('hover', position()).contents.value:gsub('\n+', ' / ')))
end

--- Replaces a line, and moves the cursor to its end.
local function type(line, text)
  vim.fn.setline(line, text)
  vim.api.nvim_win_set_cursor(0, { line, #text })
end

local function complete()
  local params = position()
  local line = vim.api.nvim_get_current_line()
  params.position.character = vim.str_utfindex(line, client().offset_encoding)
  local offered = {}
  local word = line:match('%w*$')
  for _, item in ipairs(request('completion', params).items) do
    local isLikely = word ~= '' or item.sortText == '0'
    if isLikely and vim.startswith(item.filterText, word) then
      local type = item.kind == 10 and ': ' .. item.detail or ''
      table.insert(offered, item.label .. type)
    end
  end
  say(table.concat(offered, ', '))
end

local function rename(line, text, name)
  go(line, text)
  local before = vim.fn.getline(line)
  vim.lsp.buf.rename(name)
  wait('the new name', function() return vim.fn.getline(line) ~= before end)
end

